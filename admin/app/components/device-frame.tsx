import { type Ref, useEffect, useRef, useState } from 'react';

/** The height of a larger phone, and of a window on a desktop. */
const HEIGHT = 844;

type DeviceFrameProps = {
  label: string;
  /** Accessible name of the frame. */
  title: string;
  src: string;
  /** Viewport width of the page inside, in pixels. */
  width: number;
  frame?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
};

/** Shows a page at a given viewport width, scaled down to fit. */
export function DeviceFrame({ label, title, src, width, frame, onLoad }: DeviceFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-sm text-muted">
        {label}, {width} pixels wide
      </figcaption>
      <div
        ref={place}
        className="overflow-hidden outline outline-rule"
        style={{ maxWidth: width, height: HEIGHT * scale }}
      >
        <iframe
          ref={frame}
          onLoad={onLoad}
          src={src}
          title={title}
          style={{ width, height: HEIGHT, transform: `scale(${scale})`, transformOrigin: 'top left' }}
        />
      </div>
    </figure>
  );
}
