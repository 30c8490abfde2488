declare module 'virtual:reference/*' {
  import type { DescribedEntry } from '@kislap/tools/api/reference';

  const entries: readonly DescribedEntry[];
  export default entries;
}
