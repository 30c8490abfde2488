export { clearToasts } from './clearToasts';
export { gamePictures } from './gamePictures';
export { holdToasts } from './holdToasts';
