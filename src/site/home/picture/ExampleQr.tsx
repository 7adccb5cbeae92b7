import qrcode from "qrcode-generator";

/** What the code in the picture says to whoever scans it: nobody shall send money to an illustration. */
const SAYS = "This is a picture, not a payment address.";

/** A real QR code, drawn as one path. */
export function ExampleQr() {
  const code = qrcode(0, "M");
  code.addData(SAYS);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const path = cells.map(([x, y]) => (code.isDark(y, x) ? `M${x} ${y}h1v1h-1z` : "")).join("");
  return (
    <svg
      className="picture-qr"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
