import { SiteScreen } from "#src/site/frame/SiteScreen.tsx";
import { HomePage } from "./HomePage.tsx";
import "./home.css";

/** The landing page within the console's own code. */
export function HomeScreen() {
  return <SiteScreen page="home">{(locale) => <HomePage locale={locale} />}</SiteScreen>;
}
