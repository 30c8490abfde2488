/** How long a button says that it has copied. */
const FEEDBACK_MS = 2000;

/** Shows the copy buttons below this node and lets them work. */
export function enableCopyButtons(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>('[data-copy]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('[aria-live]');
  const { copy: text = '', copied = '', copyFailed = '' } = button.dataset;
  if (!label || label.textContent === copied) return;
  const usual = label.textContent;
  label.textContent = await navigator.clipboard.writeText(text).then(
    () => copied,
    () => copyFailed,
  );
  setTimeout(() => (label.textContent = usual), FEEDBACK_MS);
}
