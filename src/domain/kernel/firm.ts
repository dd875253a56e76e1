// The firm as the rest of the product finds it. Every page loads the brand, and few the firm.
export { firm } from "../brand/firm";
