/** The script of the landing page and the enterprise page. */
import { startSite } from "./start-site.ts";

startSite();
