import { Button } from "@blueprintjs/core";
import { PrintIcon } from "@blueprintjs/icons/lib/esm/generated/components/print";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Receipt, type ReceiptProps } from "./Receipt.tsx";

/** A receipt with a button that prints only the receipt. */
export function ReceiptDialog({ onClose, ...receipt }: ReceiptProps & { onClose: () => void }) {
  const { t } = useTranslation("receipt");
  const title = `${t("title")} ${receipt.code}`;
  useEffect(() => {
    // Browsers name the PDF after the page.
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <ConsoleDialog
      title={
        <>
          {t("title")} <Untranslated>{receipt.code}</Untranslated>
        </>
      }
      closeLabel={t("close")}
      onClose={onClose}
    >
      <div className={dialog.body}>
        <Receipt {...receipt} />
        <div className={dialog.foot}>
          <Button intent="primary" icon={<PrintIcon />} onClick={() => print()}>
            {t("print")}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
