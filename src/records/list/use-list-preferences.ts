import { useEffect, useMemo } from "react";
import { type ColumnLayout, readLayout, writeFullLayout, writeLayout } from "#machines/shell/column-layout.ts";
import {
  type ListPreferencesActor,
  type ListPreferencesSnapshot,
  listPreferences,
} from "#machines/shell/list-preferences.ts";
import { type ListPreferences, NO_PREFERENCES } from "#machines/shell/saved-views.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { COLUMNS_KEY } from "./list-address.ts";
import type { Column, ListDefinition } from "./list-definition.ts";

/** A list's preferences stored on the device; `watch` calls back when another tab changes them, and returns a stop function. */
export type PreferencesStore = {
  read: () => ListPreferences | null;
  write: (preferences: ListPreferences) => void;
  watch: (changed: (after: ListPreferences | null) => void) => () => void;
};

/** A list's preferences with their actions. */
export type PreferencesHandle<Row> = {
  snapshot: ListPreferencesSnapshot;
  actor: ListPreferencesActor;
  /** Every column in order, hidden ones too. */
  layout: ColumnLayout;
  isDefaultLayout: boolean;
  /** @param layout null for the list's default. */
  setLayout: (layout: ColumnLayout | null) => void;
  /** The shown columns in order. */
  columns: readonly Column<Row>[];
};

export function useListPreferences<Row>(
  kept: PreferencesStore,
  { columns: all }: ListDefinition<Row>,
): PreferencesHandle<Row> {
  const logic = useMemo(
    () => listPreferences.provide({ actions: { store: (_, preferences) => kept.write(preferences) } }),
    [kept],
  );
  const { actor, snapshot } = useMachine(logic, { preferences: kept.read() ?? NO_PREFERENCES });
  const [params, change] = useAddressQuery();
  const inAddress = params.get(COLUMNS_KEY);
  const text = inAddress ?? snapshot.context.preferences.columns;
  const own = useMemo(() => all.map(({ key, isOffByDefault = false }) => ({ key, isShown: !isOffByDefault })), [all]);
  const layout = useMemo(() => readLayout(text, own), [text, own]);

  const columns = useMemo(
    () => layout.flatMap(({ key, isShown }) => (isShown && all.find((column) => column.key === key)) || []),
    [all, layout],
  );

  useEffect(
    () => kept.watch((after) => actor.send({ type: "CHANGED_ELSEWHERE", preferences: after ?? NO_PREFERENCES })),
    [kept, actor],
  );

  return {
    snapshot,
    actor,
    layout,
    isDefaultLayout: writeLayout(layout, own) === "",
    setLayout: (next) => {
      if (inAddress === null) actor.send({ type: "COLUMNS_CHANGED", columns: next ? writeLayout(next, own) : "" });
      else
        change(
          (address) => {
            address.set(COLUMNS_KEY, writeFullLayout(next ?? own));
            return address;
          },
          { replace: true },
        );
    },
    columns,
  };
}
