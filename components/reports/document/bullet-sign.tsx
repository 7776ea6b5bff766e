/** The bullet or number before a list item. */
export function BulletSign() {
  return <span aria-hidden className="mt-[11px] mr-3.5 ml-1.5 size-[5px] shrink-0 rounded-full bg-border-strong" />;
}
