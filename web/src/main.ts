import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./shell/theme.svelte";
import "./tokens.css";

dress();
const page = document.getElementById("page");
if (!page) throw new Error("the page has no place to stand on");
mount(App, { target: page });
