import { useEffect, useRef, useState } from 'react';

/** Of a phone that is not small, and of a desktop's window. */
const HEIGHT = 844;

type DeviceFrameProps = {
  label: string;
  /** Names the frame for screen readers. */
  title: string;
  src: string;
  /** Of the window that the page in it sees, in pixels. */
  width: number;
};

/** A page as a window of that width shows it, made as small as its place. */
export function DeviceFrame({ label, title, src, width }: DeviceFrameProps) {
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
      <div ref={place} className="overflow-hidden border border-rule" style={{ height: HEIGHT * scale }}>
        <iframe
          src={src}
          title={title}
          style={{ width, height: HEIGHT, transform: `scale(${scale})`, transformOrigin: 'top left' }}
        />
      </div>
    </figure>
  );
}
