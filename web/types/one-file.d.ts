/** In the single file: resolves when the storage may be used (one-file/storage-early.js). */
declare var storageThere: Promise<unknown> | undefined;
/** Loads everything from the server again; the reader's games and settings stay (boot/fallback.js). */
declare var startClean: () => void;
/** The buttons that were pressed on the drawn first frame (boot/drawn.js). */
declare var pressedEarly: Element[] | undefined;
/** Whether games are being read from files, or the reader looks at what was read (library/import.js). */
declare var reading: (() => boolean) | undefined;
