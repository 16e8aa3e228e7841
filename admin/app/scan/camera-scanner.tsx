import { useEffect, useRef, useState } from 'react';
import { newBarcodeDetector } from './barcode-detector.ts';

/**
 * A code counts again only after it has been out of view for this long, because the camera sees it many times
 * a second.
 */
const SAME_AGAIN_MS = 1_500;

/** Reads barcodes with the phone's camera, one after another. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const report = useRef(onCode);
  report.current = onCode;

  useEffect(() => {
    const { current: element } = video;
    if (!element) return;
    return watch(element, (code) => report.current(code), setProblem);
  }, []);

  if (problem) {
    return (
      <p role="alert" className="border-l-4 border-problem bg-panel p-3 text-problem">
        {problem}
      </p>
    );
  }
  return (
    <video
      ref={video}
      aria-label="Camera picture"
      muted
      playsInline
      className="max-h-48 w-full bg-black object-cover"
    />
  );
}

/** @returns a function that stops the camera */
function watch(
  element: HTMLVideoElement,
  onCode: (code: string) => void,
  onProblem: (problem: string) => void,
): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  let last = { code: '', seenAt: 0 };

  async function begin(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return end();
    element.srcObject = stream;
    await element.play();
    const detector = newBarcodeDetector();
    while (!isOver) {
      const [barcode] = await detector.detect(element);
      if (barcode) see(barcode.rawValue);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  function see(code: string): void {
    const now = performance.now();
    const isNew = code !== last.code || now - last.seenAt > SAME_AGAIN_MS;
    last = { code, seenAt: now };
    if (isNew) onCode(code);
  }

  function end(): void {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  begin().catch(() => {
    if (!isOver)
      onProblem('The camera cannot be used. Please allow it in the browser’s settings, or type the number.');
  });
  return end;
}
