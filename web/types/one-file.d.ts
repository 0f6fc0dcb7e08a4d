/** In the page of one file: resolves when the storage may be asked for (one-file/storage-early.js). */
declare var storageThere: Promise<unknown> | undefined;
