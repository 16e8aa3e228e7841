/** One size of a picture: `800.webp`. */
export type PictureFile = { name: string; bytes: Buffer };

/** Where the shop keeps its own pictures. Anything that stores files by name can be one: a disk, a bucket. */
export type PictureStore = {
  /** Keeps a file as it was sent, not served to anybody. @returns the key to fetch it by */
  keepUpload(file: Uint8Array): Promise<string>;
  /** Undefined when nothing is stored under the key. */
  readUpload(key: string): Promise<Buffer | undefined>;
  forgetUpload(key: string): Promise<void>;
  /**
   * Publishes a picture under /pictures/<name>/: all of its sizes at once or none. A name is never used for another
   * picture, so an existing one stays as it is.
   */
  showPicture(name: string, files: PictureFile[]): Promise<void>;
};
