import { useTranslation } from "react-i18next";
import type { OrderPlacementActor, OrderPlacementSnapshot } from "#machines/orders/order-placement.ts";
import { useTermText } from "#src/orders/use-term-text.ts";
import cards from "#src/ui/form/choice.module.css";
import { RadioCard } from "#src/ui/form/RadioCard.tsx";
import css from "./packages.module.css";

/** Chooses the term (3.6, 9.4) among those of all packages. */
export function TermChoice({ actor, snapshot }: { actor: OrderPlacementActor; snapshot: OrderPlacementSnapshot }) {
  const { t } = useTranslation("orders");
  const term = useTermText();
  const { packages, choice } = snapshot.context;
  const units = new Map(
    packages.flatMap(({ terms }) =>
      terms.flatMap(({ months, unit }) => (months === null ? [] : [[months, unit] as const])),
    ),
  );
  const offered = [...units].sort(([a], [b]) => a - b);
  return (
    <fieldset className={cards.group}>
      <legend>{t("packages.term")}</legend>
      <div className={css.terms}>
        {offered.map(([termMonths, unit]) => {
          const event = { type: "TERM_CHOSEN", termMonths } as const;
          return (
            <RadioCard
              key={termMonths}
              name="term"
              value={String(termMonths)}
              className={css.term}
              checked={choice.termMonths === termMonths}
              disabled={!snapshot.can(event)}
              onSelect={() => actor.send(event)}
            >
              {term(termMonths, unit)}
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}
