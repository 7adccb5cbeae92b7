import { Button, Checkbox } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MAX_ENTRANCES, quickEntrances } from "#machines/dashboard/quick-entrances.ts";
import { MENU } from "#src/navigation/menu.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import css from "./entrances.module.css";
import { entrancesOf, storedEntrances } from "./stored-entrances.ts";

const OFFERED = MENU.filter(({ name }) => name !== "console");
const LOGIC = quickEntrances.provide({ actions: { storeChosen: (_, chosen) => storedEntrances.write(chosen) } });

/** Links to screens that the merchant chose on this device (2.24). */
export function QuickEntrances() {
  const { t } = useTranslation(["dashboard", "frame", "shell"]);
  const format = useFormat();
  const { actor, snapshot } = useMachine(LOGIC, { chosen: entrancesOf(storedEntrances.read()) });
  const { chosen } = snapshot.context;
  const isChoosing = snapshot.matches("choosing");
  return (
    <Panel
      title={t("entrances.title")}
      actions={
        <Button
          variant="minimal"
          size="small"
          aria-expanded={isChoosing}
          onClick={() => actor.send({ type: isChoosing ? "DISMISSED" : "CHOICE_REQUESTED" })}
        >
          {t(isChoosing ? "entrances.finish" : "entrances.choose")}
        </Button>
      }
    >
      <div data-machine="quickEntrances" data-state={JSON.stringify(snapshot.value)}>
        {isChoosing ? (
          <fieldset className={css.choices}>
            <legend className="note">{t("entrances.most", { most: format.integer(MAX_ENTRANCES) })}</legend>
            {OFFERED.map(({ name, title }) => (
              <Checkbox
                key={name}
                checked={chosen.includes(name)}
                disabled={!snapshot.can({ type: "TOGGLED", name })}
                onChange={() => actor.send({ type: "TOGGLED", name })}
              >
                {t(title)}
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          <ul className={css.entrances}>
            {chosen.flatMap((name) => {
              const screen = OFFERED.find((one) => one.name === name);
              return screen ? (
                <li key={name}>
                  <Link to={screen.path}>{t(screen.title)}</Link>
                </li>
              ) : (
                []
              );
            })}
            {chosen.length === 0 && <li className="muted">{t("entrances.none")}</li>}
          </ul>
        )}
      </div>
    </Panel>
  );
}
