const SCENES = {
  /** Sheets of transcript, with one line marked. */
  files: (
    <>
      <rect
        x="34"
        y="10"
        width="52"
        height="62"
        rx="6"
        className="fill-muted stroke-border"
        transform="rotate(5 60 40)"
      />
      <rect x="30" y="8" width="52" height="62" rx="6" className="fill-surface stroke-border-strong" />
      <path d="M40 22h20M40 31h32M40 49h32M40 58h16" className="stroke-border" strokeWidth="3" />
      <rect x="38" y="36" width="36" height="8" rx="2" className="fill-marker" />
      <path d="M41 40h30" className="stroke-marker-line" strokeWidth="3" />
    </>
  ),
  /** Something said, and its sound waves. */
  voice: (
    <>
      <path
        d="M26 18a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H52L38 66V54h-4a8 8 0 0 1-8-8z"
        className="fill-surface stroke-border-strong"
      />
      <path d="M42 28v8M50 22v20M58 27v10M66 18v28M74 29v6" className="stroke-primary" strokeWidth="3.5" />
      <path d="M93 22a16 16 0 0 1 0 20M100 16a25 25 0 0 1 0 32" className="stroke-marker-line" strokeWidth="3" />
    </>
  ),
  /** A magnifying glass over lines of which none is marked. */
  nothing: (
    <>
      <path d="M30 22h42M30 34h26M30 46h20M30 58h32" className="stroke-border" strokeWidth="4" />
      <circle cx="74" cy="40" r="17" className="fill-surface stroke-border-strong" strokeWidth="2.5" />
      <path d="m87 53 12 12" className="stroke-primary" strokeWidth="5" />
    </>
  ),
  /** An event here, on its way to two receivers. */
  signal: (
    <>
      <rect x="18" y="26" width="30" height="28" rx="7" className="fill-surface stroke-border-strong" />
      <path d="M26 35h14M26 44h9" className="stroke-border" strokeWidth="3" />
      <path d="M52 36c14 0 12-14 24-14M52 44c14 0 12 14 24 14" className="stroke-primary" strokeWidth="3" />
      <circle cx="88" cy="22" r="10" className="fill-surface stroke-border-strong" />
      <circle cx="88" cy="58" r="10" className="fill-surface stroke-border-strong" />
      <path d="m84 22 3 3 5-6M84 58l3 3 5-6" className="stroke-marker-line" strokeWidth="2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="26" y="16" width="68" height="48" rx="7" className="fill-surface stroke-border-strong" />
      <path d="m27 22 33 24 33-24" className="stroke-primary" strokeWidth="3" />
      <circle cx="94" cy="18" r="7" className="fill-marker stroke-marker-line" strokeWidth="2" />
    </>
  ),
};

/** Small illustrations for empty states, in the theme's own colors. */
export function Art({ scene }: { scene: keyof typeof SCENES }) {
  return (
    <svg
      viewBox="0 0 120 80"
      width="120"
      height="80"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SCENES[scene]}
    </svg>
  );
}
