/** In the page of one file: resolves when the storage may be asked for (one-file/storage-early.js). */
declare var storageThere: Promise<unknown> | undefined;
/** Loads everything from the server again; what the reader made stays (boot/fallback.js). */
declare var startClean: () => void;
/** The buttons that were pressed on the drawn first frame (boot/drawn.js). */
declare var pressedEarly: Element[] | undefined;
