// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { t } from "./i18n";
import { en } from "./i18n/en";
import { id } from "./i18n/id";
import { capital } from "./i18n/phrases";
import { takeSecrets } from "./state/door";
import { keepPage } from "./state/offline";
import { preferences } from "./state/preferences.svelte";
import { Session } from "./state/session.svelte";

// A page that has no server names the folder of its engine.
async function sessionOfPage(): Promise<Session> {
  const engine = document.querySelector<HTMLMetaElement>('meta[name="lawan-engine"]')?.content;
  if (!engine) return new Session();
  const { tryToShare, WorkerSocket } = await import("./state/engine/worker-socket");
  await tryToShare();
  const text = (key: keyof typeof en) => ({ en: en[key], id: id[key] });
  const failures = { engine: text("engine.failed"), network: text("engine.no-network"), "other-version": text("engine.other-version") };
  return new Session(() => new WorkerSocket(engine, failures));
}

const code = takeSecrets();
addEventListener("load", () => void keepPage());
preferences.follow();
const target = document.getElementById("app")!;
sessionOfPage().then(
  (session) => {
    session.code = code;
    session.open();
    // In a task of its own: a slow phone answers between reading the script and drawing the page.
    setTimeout(() => mount(App, { target, props: { session } }));
  },
  () => (target.textContent = capital(t("engine.no-network"))),
);
