import { SiteScreen } from "#src/site/frame/SiteScreen.tsx";
import { EnterprisePage } from "./EnterprisePage.tsx";
import "./enterprise.css";

/** The enterprise page within the console's own code. */
export function EnterpriseScreen() {
  return <SiteScreen page="enterprise">{() => <EnterprisePage />}</SiteScreen>;
}
