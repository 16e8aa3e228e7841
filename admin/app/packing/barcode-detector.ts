/** https://wicg.github.io/shape-detection-api/#barcode-detection-api, which TypeScript does not know. */
type BarcodeDetector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => BarcodeDetector;

const FORMATS = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'];

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser can read barcodes by its camera; others have a scanner or type. */
export function hasCameraScanner(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator;
}

export function newBarcodeDetector(): BarcodeDetector {
  const Detector = detectorClass();
  if (!Detector) throw new Error('This browser reads no barcodes');
  return new Detector({ formats: FORMATS });
}
