/** A consultancy that adopts the product changes its name here, and nowhere else. */
export const brand = {
  name: "Waymark",
  tagline: "AI-fueled tools and assessments for training that finds its way",
  contact: "hello@waymark.example",
} as const;
