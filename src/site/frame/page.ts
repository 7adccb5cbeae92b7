/** The script of the public pages that only stand there: the landing page and the enterprise page. */
import { startSite } from "./start-site.ts";

startSite();
