import { mount } from "svelte";

import App from "./App.svelte";
import "./style/base.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/pages.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
