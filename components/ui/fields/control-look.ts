/** The look that all text fields share. Phones zoom in when a field with a font below 16 px gets the focus. */
export const controlLook =
  "w-full rounded-sm border border-border-strong bg-raised px-2.5 pointer-coarse:min-h-11 pointer-coarse:text-md text-foreground shadow-low transition-colors hover:border-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger";
