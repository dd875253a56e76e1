// The firm as the rest of the product finds it. It stands apart from the brand, which every page loads.
export { firm } from "../brand/firm";
