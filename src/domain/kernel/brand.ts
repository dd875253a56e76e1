// The brand as the rest of the product finds it; src/domain/brand/ is what a consultancy replaces.
export { booking, brand, logoInMail, reportLook } from "../brand/brand";
