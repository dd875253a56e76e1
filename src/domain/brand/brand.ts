// A consultancy that adopts the product replaces this folder: its names, its logo and the colours of its reports are
// here, its firm in firm.ts, the colours of the screen in colors.css, the icons of the browser in icons/, and its own
// pages in pages/.
export const brand = {
  name: "Waymark",
  tagline: "AI-fueled tools and assessments for training that finds its way",
  contact: "hello@waymark.example",
} as const;

/** The page for booking half an hour with the firm, such as "https://calendar.example/us"; left out for none. */
export const booking: { link?: string } = {};

/** The look of its reports, in Word and on paper; on the screen the style sheets decide. */
export const reportLook = {
  colors: { heading: "#0f5c4d", accent: "#d9622b" },
  /** Stands above every page and on the cover of a report: an SVG with its size. */
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="60" viewBox="0 0 10 30"><rect width="10" height="15" rx="1.5" fill="var(--blaze, #d9622b)"/><rect y="18" width="10" height="12" rx="1.5" fill="var(--blaze, #d9622b)"/></svg>',
} as const;

/** Stands above every mail: HTML with its styles in its elements, as mail programs want it, and no image. */
export const logoInMail =
  '<div aria-hidden="true" style="width:10px;height:15px;margin-bottom:4px;background-color:#d9622b;border-radius:2px;"></div><div aria-hidden="true" style="width:10px;height:12px;background-color:#d9622b;border-radius:2px;"></div>';
