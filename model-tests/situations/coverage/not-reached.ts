import type { Reasons } from "./judge.ts";

const TYPE = "The value is always present, or always of this kind, which its type does not express.";
const CLASS = "The type of a CSS module allows missing classes.";
const SIGNED_IN = "The view is shown only with a session.";
const OPTION = "No screen uses the option, or all do.";
const ELSEWHERE = "The tests' browser does not run on such a system.";
const PREFETCHED = "It runs before a visit, while a pointer rests on the link (journeys/prefetch-and-cache).";
const ROUTED = "Every address has a route, if only the one for unknown addresses.";
const DEFECT = "Only a defect of the console throws here.";
const EARLY = "It runs before the prerendered page is hydrated; the sign-in journeys cover it.";
const REFUSED_BY_BROWSER = "A browser does not submit a form whose only button is disabled.";
const inJourney = (name: string) => `journeys/${name} fails without it.`;

/** The branches of views that no situation reaches, with the reason. */
export const NOT_REACHED: Reasons = {
  "src/account/AddressFields.tsx": { 'css.code ?? ""': CLASS },
  "src/account/ForgotScreen.tsx": { 'else of if (blocker.state !== "blocked") return': inJourney("account-forgot") },
  "src/account/LoginScreen.tsx": {
    "else of if (email.current) setLeft({ email: email.current.value })": TYPE,
    'if (dataset["submitted"]) form.current?.requestSubmit()': EARLY,
    "if (!email.current || !password.current || !remember.current) return": TYPE,
    'css.remember ?? ""': CLASS,
  },
  "src/account/UserCenterScreen.tsx": {
    "if (!user) return null": SIGNED_IN,
    "if (user) prefetch(provideLastLogin(services), { key: user.id })": PREFETCHED,
  },
  "src/account/password/ChangePasswordDialog.tsx": {
    'context.user?.email ?? ""': SIGNED_IN,
    'here ? returnQuery(here) : ""': ROUTED,
  },
  "src/app/Screen.tsx": {
    "route ? { route, address, outlet } : null": ROUTED,
    "if (!shown) return null": ROUTED,
  },
  "src/app/main.tsx": {
    'if (!destination || (destination.route.access === "signedIn" && !signedIn)) return':
      "A visitor is redirected to the sign-in before.",
    "if (!isNotFetched(error)) console.error(error)": DEFECT,
    'if (!element) throw new Error("index.html has no #root")': TYPE,
    "if (!isNotFetched(error)) reportError(error)": DEFECT,
  },
  "src/applications/ApplicationDialogs.tsx": { 'context.user?.email ?? ""': SIGNED_IN },
  "src/applications/ApplicationFacts.tsx": {
    "if (wasCovered.current && !opened) onChanged()": inJourney("applications"),
    "!opened": inJourney("applications"),
  },
  "src/applications/credentials/HeldCredentials.tsx": {
    'credentials?.appKey ?? ""': TYPE,
    "credentials?.appSecret.length ?? 0": TYPE,
  },
  "src/applications/rehearsal/RehearsalResult.tsx": {
    "if (!payment) return null": "The result is shown once there is a payment.",
  },
  "src/bills/day/DayReport.tsx": { 'paidAt ?? ""': TYPE, 'transferAmount ?? ""': TYPE },
  "src/bills/day/DayScreen.tsx": {
    "asked ?? opened": inJourney("bills"),
    "if (canBeShown(value)) onChosen(value)": inJourney("bills"),
  },
  "src/dashboard/ConsoleScreen.tsx": {
    "if (user) prefetch(provideLastLogin(services), { key: user.id })": PREFETCHED,
  },
  "src/dashboard/access/AccessProcess.tsx": {
    "progress ? knownSteps(progress) : []": "Without progress the panel is not shown.",
  },
  "src/dashboard/chart/TrendChart.tsx": {
    'sign > "\\u2e80" ? 1 : 0.62': "Only Chinese, Japanese and Korean figures have such characters.",
    "lineGenerator(data.map(({ position }) => position)) ?? undefined": TYPE,
    "series[0]?.data.length ?? 0": "A chart without lines is not drawn.",
    'slice.points[0]?.data.x ?? ""': TYPE,
    'trend.days[index] ?? ""': TYPE,
    'trend.currency ?? ""': TYPE,
    'amounts[index] ?? "0"': TYPE,
    'days[index] ?? ""': TYPE,
    "STYLES[index] ?? STYLES[0]": TYPE,
  },
  "src/dashboard/receipts/ReceiptsPanel.tsx": {
    'trend.currency ?? ""': TYPE,
    "else of if (value !== undefined) choose(value)": TYPE,
  },
  "src/dashboard/receipts/TrendTable.tsx": {
    'totals[index] ?? "0"': TYPE,
    'amounts[index] ?? "0"': TYPE,
    "payments[index] ?? 0": TYPE,
  },
  "src/help/samples/Samples.tsx": { "LANGUAGES.find((one) => one === chosen) ?? language": TYPE },
  "src/orders/PackagesScreen.tsx": { 'output?.orderCode ?? ""': TYPE },
  "src/orders/pay/PayInstructions.tsx": {
    "if (!isKnown(networks, network)) return null": "An order on an unknown network cannot be paid in the console.",
  },
  "src/services/problem/MachineForm.tsx": { "if (refusal && !isInView(refusal)) refusal.focus()": inJourney("sizes") },
  "src/shell/leaving/LeaveSlot.tsx": {
    'if (to?.frame !== "console") return false': "Signing out and Re-Login ask nothing without it either.",
    "hasUnsavedInput()": inJourney("typed-text"),
  },
  "src/shell/language/LanguageChangeDialog.tsx": { 'isLanguage(chosen) ? LANGUAGES[chosen] : ""': TYPE },
  "src/shell/layout/FullScreenToggle.tsx": { "if (!isFullScreenSupported()) return null": ELSEWHERE },
  "src/shell/layout/UserMenu.tsx": { "if (!user) return null": SIGNED_IN },
  "src/shell/layout/TopMenu.tsx": { "if (!element) return": TYPE },
  "src/shell/palette/PaletteProvider.tsx": {
    'stopBuffering.current?.() ?? ""': "The palette is only opened by code that buffers the following keys.",
  },
  "src/shell/palette/PaletteDialog.tsx": {
    'css.palette ?? ""': CLASS,
  },
  "src/shell/palette/SearchButton.tsx": { 'css.button ?? ""': CLASS },
  "src/shell/resilience/ReleaseOffer.tsx": { '{ type: "RELOAD_CONFIRMED" }': "The page reloads with it." },
  "src/shell/settings/SettingsDrawer.tsx": { "else of if (choice) chooseTheme(choice)": TYPE },
  "src/shell/tabs/TabBar.tsx": {
    "if (!tab) return": "Whatever has the focus in the bar is in a tab.",
    'else of if (current) current.scrollIntoView({ block: "nearest", inline: "nearest" })': TYPE,
    "if (!route) return tab.fullPath": "Only routes open tabs.",
    "else of if (from) move(from, at)": "Nothing else on the page can be dragged.",
    'list?.querySelectorAll<HTMLElement>("a") ?? []': TYPE,
    "if (!element) return": TYPE,
  },
  "src/shell/tabs/TabItem.tsx": {
    "onClose : () => send(event)": "The source map loses its count; every menu of a tab has each kind of closing.",
  },
  "src/site/demo/DemoScreen.tsx": {
    "stage ? attachDemo(stage, navigation.goTo, inspectOption().inspect) : undefined": TYPE,
  },
  "src/site/frame/SiteScreen.tsx": { "isLanguage(language) ? language : DEFAULT_LANGUAGE": TYPE },
  "src/ui/avatar/Avatar.tsx": { '[...name][0]?.toLocaleUpperCase() ?? ""': TYPE },
  "src/ui/dialog/ConsoleDialog.tsx": {
    'if (canClose && hasUnsavedInput(`[id="${contentId}"] form`)) setAsking(true); else close()':
      inJourney("typed-text"),
    "<LeaveQuestion onKeep={() => setAsking(false)} onLeave={discard} />": inJourney("typed-text"),
  },
  "src/ui/dialog/DialogHead.tsx": {
    "dialog ? onFocusLost(dialog, () => title.current?.focus()) : undefined": TYPE,
  },
  "src/ui/form/RadioCard.tsx": { 'props.className ?? ""': OPTION },
  "src/ui/form/PasswordInput.tsx": { 'if (dataset["revealed"] !== undefined) setVisible(true)': EARLY },
  "src/ui/keyboard/Keys.tsx": {
    'onApple ? "⇧" : "Shift"': ELSEWHERE,
    'onApple ? "⌘" : "Ctrl"': ELSEWHERE,
    'onApple ? "⌥" : "Alt"': ELSEWHERE,
  },
  "src/records/list/ListTotals.tsx": { 'shown[place]?.title ?? ""': TYPE, "total ?? 0": TYPE },
  "src/records/list/bulk/SelectPage.tsx": { 'css.select ?? ""': CLASS },
  "src/records/list/bulk/SelectRow.tsx": { 'css.select ?? ""': CLASS },
  "src/records/list/columns/ColumnsPopover.tsx": {
    "all.find((column) => column.key === key)?.title ?? key": TYPE,
  },
  "src/records/list/search/SortField.tsx": {
    "if (sortable.length === 0) return null": "Every list has columns that sort.",
  },
  "src/records/list/table/HeaderCell.tsx": { 'column.sort ?? ""': TYPE },
  "src/records/list/sheet/SheetTable.tsx": {
    "else of if (!to) return": inJourney("list-sheet"),
    "if (!body || !(target instanceof Element)) return": TYPE,
    'columns[at]?.title ?? ""': TYPE,
    'css.number ?? ""': CLASS,
    "else of if (ruler.current) observer.observe(ruler.current)": TYPE,
  },
  "src/records/list/views/ViewNamePopover.tsx": { "if (!isPossible(name)) return": REFUSED_BY_BROWSER },
  "src/ui/popover/AnchoredPopover.tsx": {
    'if (typeof targetRef !== "function") return': TYPE,
  },
};

/** The branches that depend on when the browser reports that a part was scrolled. */
export const SOMETIMES_REACHED: Reasons = {
  "src/records/list/sheet/SheetTable.tsx": {
    "target.scrollTop !== top": inJourney("list-sheet"),
    "target.scrollLeft !== left": inJourney("list-sheet"),
    'if (target.closest(".bp6-table-quadrant-left") && target.scrollTop !== top) body.scrollTop = target.scrollTop':
      inJourney("list-sheet"),
    'if (target.closest(".bp6-table-quadrant-top") && target.scrollLeft !== left) body.scrollLeft = target.scrollLeft':
      inJourney("list-sheet"),
  },
};
