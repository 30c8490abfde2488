/** How a person left a surface without answering it. */
export type DismissReason = 'closeButton' | 'escape' | 'outside' | 'dragged';
