import { createHash } from 'node:crypto';

/** The page's own style: no network, no file beside the pictures. */
export const style = `
:root { color-scheme: dark light; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 84rem; padding: 1rem; }
section { border-block-start: 1px solid; padding-block: 1rem 2rem; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
p { margin-block: 0.25rem; }
code { border: 1px solid; border-radius: 0.25rem; display: inline-block; overflow-wrap: anywhere; padding: 0.25rem 0.5rem; user-select: all; }
.row { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); margin-block: 1rem; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { block-size: auto; border: 1px solid; box-sizing: border-box; max-inline-size: 100%; }
.swipe { display: grid; }
.swipe img { grid-area: 1 / 1; }
.swipe img + img { clip-path: inset(0 0 0 var(--at, 50%)); }
input { block-size: 2.75rem; inline-size: 100%; margin: 0; }
`;

/** Moves the edge between before and after with its slider. */
export const script = `
for (const slider of document.querySelectorAll('input[type="range"]')) {
  slider.addEventListener('input', () => {
    slider.closest('figure').querySelector('.swipe').style.setProperty('--at', slider.value + '%');
  });
}
`;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the page's own style and script, and the pictures beside it. */
export const policy = `default-src 'none'; img-src 'self' file:; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; base-uri 'none'; form-action 'none'`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => signs[sign] ?? sign);
