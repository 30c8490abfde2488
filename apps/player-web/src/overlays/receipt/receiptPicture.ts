import type { ReceiptLine } from './receiptLines';

/** What stands on the picture of a receipt. */
export interface PicturedReceipt {
  readonly brand: string;
  readonly title: string;
  readonly amount: string;
  readonly state: string;
  readonly lines: readonly ReceiptLine[];
  readonly foot: string;
  /** What the file is called. */
  readonly fileName: string;
}

const WIDTH = 360;
const EDGE = 24;
const ROW = 20;
const HEAD = 164;
/** Sharp on the screen of any phone. */
const SCALE = 3;

/** Receipts are paper, bright in every scheme: the skin's own light colours and font. */
function paperLook() {
  const paper = document.createElement('div');
  paper.dataset['theme'] = 'light';
  paper.hidden = true;
  document.body.append(paper);
  const style = getComputedStyle(paper);
  const color = (name: string) => style.getPropertyValue(`--kislap-color-${name}`).trim();
  const look = {
    paper: color('surface'),
    ink: color('text'),
    muted: color('text-muted'),
    line: color('line'),
    accent: color('accent-text'),
    font: getComputedStyle(document.body).fontFamily,
  };
  paper.remove();
  return look;
}

/** Draws a receipt as a PNG. @throws Error where the browser cannot draw */
export async function drawReceipt(receipt: PicturedReceipt): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw a receipt on.');
  const look = paperLook();
  const font = (size: number, weight: number) => `${weight} ${size}px ${look.font}`;
  context.font = font(14, 500);
  const widthOf = (words: string) => context.measureText(words).width;
  const rows = receipt.lines.map(({ term, value }) => ({
    term,
    values: wrapped(value, WIDTH - 2 * EDGE - 120, widthOf),
  }));
  const body = rows.reduce((height, { values }) => height + values.length * ROW + 12, 0);
  const height = HEAD + body + 56;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  const write = (words: string, at: { x: number; y: number; align?: CanvasTextAlign; color?: string }) => {
    context.textAlign = at.align ?? 'left';
    context.fillStyle = at.color ?? look.ink;
    context.fillText(words, at.x, at.y);
  };
  context.fillStyle = look.paper;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = look.accent;
  context.fillRect(0, 0, WIDTH, 6);
  const middle = { x: WIDTH / 2, align: 'center' } as const;
  context.font = font(18, 740);
  write(receipt.brand, { ...middle, y: 44, color: look.accent });
  context.font = font(14, 500);
  write(receipt.title, { ...middle, y: 70, color: look.muted });
  context.font = font(36, 640);
  write(receipt.amount, { ...middle, y: 112 });
  context.font = font(14, 650);
  write(receipt.state, { ...middle, y: 138, color: look.muted });
  context.fillStyle = look.line;
  context.fillRect(EDGE, HEAD - 8, WIDTH - 2 * EDGE, 1);
  context.font = font(14, 500);
  let y = HEAD + 18;
  for (const { term, values } of rows) {
    write(term, { x: EDGE, y, color: look.muted });
    for (const value of values) {
      write(value, { x: WIDTH - EDGE, y, align: 'right' });
      y += ROW;
    }
    y += 12;
  }
  context.font = font(11, 500);
  write(receipt.foot, { ...middle, y: height - 22, color: look.muted });
  return new File([await pngOf(canvas)], receipt.fileName, { type: 'image/png' });
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no picture of the receipt.'));
      else resolve(blob);
    }, 'image/png');
  });
}

/**
 * Words in lines no wider than `room`. What has no space, such as an order number, breaks where the room ends.
 *
 * @param widthOf the width of words as they will be drawn
 */
export function wrapped(words: string, room: number, widthOf: (words: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of words) {
    if (line === '' || widthOf(line + letter) <= room) {
      line += letter;
      continue;
    }
    const space = letter === ' ' ? line.length : line.lastIndexOf(' ');
    const end = space > 0 ? space : line.length;
    lines.push(line.slice(0, end));
    line = `${line.slice(end)}${letter}`.trimStart();
  }
  return line === '' ? lines : [...lines, line];
}
