import type { Specimen } from "#src/app/kit/specimen.ts";
import { Avatar } from "#src/ui/avatar/Avatar.tsx";
import { Brand, BrandMark } from "#src/ui/brand/Brand.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Explanation } from "#src/ui/explain/Explanation.tsx";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { Untranslated, withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { Keys } from "#src/ui/keyboard/Keys.tsx";
import { Meter } from "#src/ui/meter/Meter.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { ThemeIcon } from "#src/ui/theme/ThemeIcon.tsx";
import { Timeline, type TimelineStep } from "#src/ui/timeline/Timeline.tsx";

const INSTANT = "2026-11-21T03:04:05Z";

const STEPS: readonly TimelineStep[] = [
  { key: "created", title: "Created", instant: "2026-11-21T03:04:05Z", state: "done" },
  { key: "seen", title: "Transfer seen", instant: "2026-11-21T03:09:00Z", state: "done", details: "299.00 USDT" },
  { key: "paid", title: "Paid", instant: "2026-11-21T03:12:30Z", state: "done" },
];

export const TEXTS: readonly Specimen[] = [
  { component: BrandMark, states: { plain: <BrandMark /> } },
  { component: Brand, states: { plain: <Brand /> } },
  { component: Copyright, states: { plain: <Copyright /> } },
  {
    component: Avatar,
    states: {
      "no picture": <Avatar name="Aiko" address={null} />,
      picture: <Avatar name="Aiko" address="/icons/192.png" />,
      "picture that cannot be loaded": <Avatar name="Mei" address="/missing.png" />,
    },
  },
  {
    component: Untranslated,
    states: {
      alone: <Untranslated>ORD20261121000001</Untranslated>,
      "in a sentence": <p>{withUntranslated((exact) => `Order ${exact("ORD20261121000001")} waits for payment`)}</p>,
    },
  },
  {
    component: Meter,
    states: {
      "room left": <Meter label="Wallets" value={2} max={5} />,
      full: <Meter label="Wallets" value={5} max={5} />,
    },
  },
  { component: Money, states: { USDT: <Money amount="1234.5" />, TRX: <Money amount="0.000001" currency="TRX" /> } },
  {
    component: DateTime,
    states: {
      "with time": <DateTime instant={INSTANT} />,
      "date only": <DateTime instant={INSTANT} dateOnly />,
      unknown: <DateTime instant={null} />,
    },
  },
  {
    component: Tag,
    states: {
      neutral: <Tag>Cancelled</Tag>,
      accent: <Tag tone="accent">Confirming</Tag>,
      success: <Tag tone="success">Paid</Tag>,
      warning: <Tag tone="warning">Expires soon</Tag>,
      danger: <Tag tone="danger">Failed</Tag>,
    },
  },
  {
    component: Fact,
    states: {
      plain: (
        <dl className={facts.facts}>
          <Fact label="Amount">
            <Money amount="99.00" />
          </Fact>
        </dl>
      ),
      "with an action": (
        <dl className={facts.facts}>
          <Fact label="Code" actions={<CopyButton text="ORD1" label="Copy" />}>
            ORD1
          </Fact>
        </dl>
      ),
    },
  },
  {
    component: DateFact,
    states: {
      known: (
        <dl className={facts.facts}>
          <DateFact label="Created" instant={INSTANT} />
        </dl>
      ),
    },
  },
  {
    component: CopyButton,
    states: {
      icon: <CopyButton text="copied" label="Copy the code" />,
      "with its label": <CopyButton text="copied" label="Copy the code" showLabel />,
    },
  },
  {
    component: Explanation,
    states: { closed: <Explanation label="Balance" text="What your wallets hold on every network." /> },
  },
  {
    component: Keys,
    states: {
      "one key": <Keys stroke={{ key: "?" }} />,
      "with modifiers": <Keys stroke={{ key: "k", with: ["mod", "shift"] }} />,
    },
  },
  { component: ThemeIcon, states: { "as the theme is": <ThemeIcon /> } },
  {
    component: Timeline,
    states: {
      paid: <Timeline label="What happened" steps={STEPS} />,
      "being confirmed": (
        <Timeline
          label="What happened"
          steps={[...STEPS.slice(0, 1), { key: "now", title: "3 of 19 confirmations", instant: null, state: "now" }]}
        />
      ),
      failed: (
        <Timeline label="What happened" steps={[{ key: "x", title: "Cancelled", instant: null, state: "failed" }]} />
      ),
    },
  },
];
