// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { en } from "./i18n/en";
import { id } from "./i18n/id";
import { takeSecrets } from "./state/door";
import { keepPage } from "./state/offline";
import { preferences } from "./state/preferences.svelte";
import { Session } from "./state/session.svelte";

// A page that has no server names the folder of its engine.
async function sessionOfPage(): Promise<Session> {
  const engine = document.querySelector<HTMLMetaElement>('meta[name="lawan-engine"]')?.content;
  if (!engine) return new Session();
  const { WorkerSocket } = await import("./state/engine/worker-socket");
  const failure = { en: en["engine.failed"], id: id["engine.failed"] };
  return new Session(() => new WorkerSocket(engine, failure));
}

const code = takeSecrets();
addEventListener("load", () => void keepPage());
preferences.follow();
void sessionOfPage().then((session) => {
  session.code = code;
  session.open();
  // In a task of its own: a slow phone answers between reading the script and drawing the page.
  setTimeout(() => mount(App, { target: document.getElementById("app")!, props: { session } }));
});
