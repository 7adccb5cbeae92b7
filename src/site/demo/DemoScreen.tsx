import { useEffect } from "react";
import { useServices } from "#src/services/services.ts";
import { SiteScreen } from "#src/site/frame/SiteScreen.tsx";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { attachDemo } from "./attach-demo.ts";
import { DemoPage } from "./DemoPage.tsx";
import "./demo.css";

/** The demo page within the console's own code, as after a sign-in that led back to it (2.3, 2.20). */
export function DemoScreen() {
  const { navigation } = useServices();
  useEffect(() => {
    const stage = document.querySelector<HTMLElement>("[data-demo]");
    return stage ? attachDemo(stage, navigation.goTo, inspectOption().inspect) : undefined;
  }, [navigation]);
  return <SiteScreen page="demo">{() => <DemoPage />}</SiteScreen>;
}
