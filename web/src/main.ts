import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games, wordsOf } from "./games";
import { dress } from "./shell/theme.svelte";
import "./tokens.css";
import { begin } from "./words.svelte";

dress();
begin(games.map(wordsOf));
const page = document.getElementById("page");
if (!page) throw new Error("the page has no place to stand on");
mount(App, { target: page });
