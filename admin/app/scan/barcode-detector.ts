/** https://wicg.github.io/shape-detection-api/#barcode-detection-api; TypeScript has no types for it. */
type BarcodeDetector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => BarcodeDetector;

const FORMATS = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'];

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser can read barcodes with its camera. Without it, staff use a scanner or type. */
export function hasCameraScanner(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator;
}

export function newBarcodeDetector(): BarcodeDetector {
  const Detector = detectorClass();
  if (!Detector) throw new Error('This browser cannot read barcodes');
  return new Detector({ formats: FORMATS });
}
