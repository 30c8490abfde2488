/** What a wallet reads well from its gallery, in pixels. */
const EDGE = 1024;

/** Shows the button that saves the QR code as a picture, and lets it work. Without script there is nothing to press. */
export function enableQrSaving(root: ParentNode): void {
  const code = root.querySelector<SVGSVGElement>('svg.qr');
  const button = root.querySelector<HTMLButtonElement>('[data-save-qr]');
  if (code === null || button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    paint(code).toBlob((picture) => picture !== null && save(picture, button.dataset['saveQr'] ?? 'qr'));
  });
}

function paint(code: SVGSVGElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: EDGE, height: EDGE });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, EDGE, EDGE);
  pen.scale(EDGE / code.viewBox.baseVal.width, EDGE / code.viewBox.baseVal.height);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(code.querySelector('path')?.getAttribute('d') ?? ''));
  return canvas;
}

function save(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}
