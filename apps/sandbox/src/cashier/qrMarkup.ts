import { html } from 'hono/html';
import { encode } from 'uqr';
import type { Markup } from '../pages/renderPage';

/** Light modules that must surround a QR code for cameras to find it. */
const QUIET_ZONE = 4;

/** A QR code as a drawing, dark on white in any theme. */
export function qrMarkup(content: string, label: string): Markup {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#150d18" />
  </svg>`;
}
