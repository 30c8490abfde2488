/** @param {string} name `depositHint`, `DepositHint` or `deposit-hint`. @returns {string} `DepositHint`. */
export const pascal = (name) =>
  name
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** @param {string} name @returns {string} `depositHint`. */
export const camel = (name) => pascal(name).charAt(0).toLowerCase() + pascal(name).slice(1);

/** @param {string} name @returns {string} `deposit hint`, for sentences. */
export const words = (name) =>
  camel(name)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();

/**
 * @param {string} name
 * @returns {string} The same name.
 * @throws {Error} When it is not written in kebab-case.
 */
export function kebab(name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error('Write the name like this: bet-details.');
  return name;
}

/**
 * @param {string} path `folder/name`.
 * @param {readonly string[]} [folders] The folders that exist for this kind; any when left out.
 * @returns {{ folder: string, name: string }}
 * @throws {Error} When the path has another shape or names no such folder.
 */
export function folderAndName(path, folders) {
  const [folder, name, ...rest] = path.split('/');
  if (!folder || !name || rest.length > 0 || (folders !== undefined && !folders.includes(folder))) {
    throw new Error(
      `Write folder/name${folders === undefined ? '' : `, the folder being one of ${folders.join(', ')}`}.`,
    );
  }
  return { folder, name };
}
