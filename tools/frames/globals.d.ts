// What the watch leaves in the page.
declare global {
  var kislapGame: {
    readonly start: () => void;
    readonly read: () => { readonly gapsMs: number[]; readonly tapsMs: number[] };
  };
}

export {};
