// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./state/preferences.svelte";
import { Session } from "./state/session.svelte";

preferences.follow();
const session = new Session();
session.open();
mount(App, { target: document.getElementById("app")!, props: { session } });
