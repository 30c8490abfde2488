import type { ChildNode, Rule } from 'postcss';
import { parse } from 'postcss';

const CLASS_ATTRIBUTE = /class="(?<names>[^"]*)"/g;
const CLASS_SELECTOR = /\.(?<name>[\w-]+)/g;
const USED_PROPERTY = /var\((?<name>--[\w-]+)/g;

/**
 * The rules of a style sheet that pages use, in their order: those without a class, and those all of whose classes stand
 * in one of the pages; of the custom properties and animations, those that these rules name.
 *
 * @param pages HTML
 */
export function criticalStyles(sheet: string, pages: readonly string[]): string {
  const classes = namesIn(pages.join('\n'), CLASS_ATTRIBUTE);
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const used = rule.selectors.filter((selector) =>
      [...namesIn(selector, CLASS_SELECTOR)].every((name) => classes.has(name)),
    );
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  for (let isLess = true; isLess;) {
    const used = namesIn(root.toString(), USED_PROPERTY);
    isLess = false;
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isLess = true;
    });
  }
  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  root.walkAtRules('keyframes', (rule) => void (animations.has(rule.params) || rule.remove()));
  removeEmpty(root.nodes);
  return root.toString();
}

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function namesIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(pattern)].flatMap(({ groups }) =>
      Object.values(groups ?? {})
        .join(' ')
        .split(/\s+/),
    ),
  );
}

function removeEmpty(nodes: readonly ChildNode[]): void {
  // Those that go leave the list itself.
  for (const node of nodes.slice()) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    if (node.nodes === undefined) continue;
    removeEmpty(node.nodes);
    if (node.nodes.length === 0) node.remove();
  }
}
