import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { BrokenScreen } from "#src/ui/page/BrokenScreen.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { ProgressBar } from "#src/ui/progress/ProgressBar.tsx";
import { trackPending } from "#src/ui/progress/pending.ts";
import { UiContext } from "#src/ui/ui-context.ts";

const nothing = () => undefined;

export const PAGES: readonly Specimen[] = [
  {
    component: Button,
    states: {
      plain: <Button>Cancel</Button>,
      primary: <Button intent="primary">Save</Button>,
      danger: <Button intent="danger">Delete</Button>,
      small: <Button size="small">Something else</Button>,
      large: <Button size="large">Sign in</Button>,
      minimal: <Button variant="minimal">Renew</Button>,
      outlined: <Button variant="outlined">Continue</Button>,
      active: <Button active>Chosen</Button>,
      disabled: <Button disabled>Save</Button>,
      loading: <Button loading>Save</Button>,
      "with an icon": <Button icon={<SearchIcon />}>Search</Button>,
      "an icon alone": <Button variant="minimal" icon={<SearchIcon />} aria-label="Search" />,
    },
  },
  {
    component: ButtonLink,
    states: {
      "plain and primary": (
        <MemoryRouter>
          <ButtonLink to="/order/list">My orders</ButtonLink>{" "}
          <ButtonLink to="/order/packages" primary>
            Choose a package
          </ButtonLink>
        </MemoryRouter>
      ),
    },
  },
  {
    component: BusyButton,
    states: {
      ready: <BusyButton busy={false}>Send again</BusyButton>,
      busy: <BusyButton busy>Send again</BusyButton>,
    },
  },
  {
    component: IconButton,
    states: {
      plain: <IconButton icon={<SearchIcon />} label="Search" />,
      disabled: <IconButton icon={<SearchIcon />} label="Search" isDisabled />,
    },
  },
  {
    component: PageHeader,
    states: {
      plain: <PageHeader title="My orders" />,
      "with all it may have": (
        <PageHeader
          title="My orders"
          lead="What was ordered, and what became of it."
          actions={<Button intent="primary">Choose a package</Button>}
        />
      ),
    },
  },
  {
    component: Panel,
    states: {
      plain: <Panel>A surface that holds one subject.</Panel>,
      titled: (
        <Panel title="Package" actions={<Button variant="minimal">Renew</Button>}>
          Business, until 21 November 2027.
        </Panel>
      ),
      flush: (
        <Panel title="Recent orders" flush>
          <Skeleton label="Loading" />
        </Panel>
      ),
    },
  },
  {
    component: Notice,
    states: {
      neutral: <Notice title="In short">What lasts while the screen is open.</Notice>,
      accent: <Notice tone="accent">Something new can be had.</Notice>,
      success: <Notice tone="success">The payment was confirmed.</Notice>,
      warning: (
        <Notice tone="warning" title="Less than expected">
          2.00 USDT are missing.
        </Notice>
      ),
      danger: <Notice tone="danger">That could not be done.</Notice>,
    },
  },
  {
    component: Skeleton,
    states: { "three lines": <Skeleton label="Loading" />, one: <Skeleton label="Loading" lines={1} /> },
  },
  {
    component: EmptyState,
    states: {
      plain: <EmptyState title="No orders yet" />,
      "with all it may have": (
        <EmptyState icon={<SearchIcon />} title="No orders yet" actions={<Button>Choose a package</Button>}>
          An order appears here as soon as it is placed.
        </EmptyState>
      ),
      alert: (
        <EmptyState isAlert title="The orders could not be loaded">
          Try again in a moment.
        </EmptyState>
      ),
    },
  },
  {
    component: BrokenScreen,
    states: {
      online: <BrokenScreen onRetry={nothing} />,
      offline: (
        <UiContext value={{ connection: "offline", explorers: {} }}>
          <BrokenScreen onRetry={nothing} />
        </UiContext>
      ),
    },
  },
  { component: ErrorBoundary, states: { "until it breaks": <Breakable /> } },
  { component: ProgressBar, states: { "on top of the page, for three seconds": <Fetching /> } },
];

function Breakable() {
  return (
    <ErrorBoundary>
      <Breaking />
    </ErrorBoundary>
  );
}

function Breaking() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("Broken on purpose");
  return <Button onClick={() => setBroken(true)}>Break it</Button>;
}

function Fetching() {
  const fetchSomething = () => void trackPending(new Promise((resolve) => setTimeout(resolve, 3_000)));
  return (
    <>
      <ProgressBar />
      <Button onClick={fetchSomething}>Fetch something</Button>
    </>
  );
}
