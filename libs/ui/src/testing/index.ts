export { clearToasts } from './clearToasts';
export { gamePictures } from './gamePictures';
