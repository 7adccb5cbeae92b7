/** The script of the prerendered demo page. */
import { startSite } from "#src/site/frame/start-site.ts";
import { attachDemo } from "./attach-demo.ts";

startSite();

const stage = document.querySelector<HTMLElement>("[data-demo]");
if (stage) attachDemo(stage, (address) => location.assign(address));

// Whoever signs out in another tab is signed out here (2.20).
addEventListener("storage", ({ key }) => {
  if ((key === "token" || key === null) && localStorage.getItem("token") === null) location.reload();
});
