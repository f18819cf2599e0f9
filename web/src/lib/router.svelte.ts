/** Which page is shown: the address, followed without reloading. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();

/** Follow a link inside the page, unless the person wants another tab. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  router.go(link);
}
