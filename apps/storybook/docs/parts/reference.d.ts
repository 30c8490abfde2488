declare module 'virtual:reference/*' {
  import type { DescribedEntry } from '../../../../tools/api/reference.mjs';

  const entries: readonly DescribedEntry[];
  export default entries;
}
