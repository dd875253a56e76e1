// The firm as the rest of the product finds it. Every page loads the brand; only the pages about the firm load this.
export { firm } from "../brand/firm";
