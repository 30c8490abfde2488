import { findPart } from './findPart';

/** Lets the odds sheet open and close. Escape and the focus are the dialog's own work. */
export function enableOdds(): void {
  const sheet = findPart('[data-odds]', HTMLDialogElement);
  findPart('[data-open-odds]', HTMLButtonElement).addEventListener('click', () => sheet.showModal());
  findPart('[data-close-odds]', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}
