import { placeWords } from "../../../domain/operation/place-words";
import { DeskPage } from "../desk/desk-page";
import { Businesses } from "./businesses";

export function BusinessesScreen() {
  return (
    <DeskPage title={placeWords.businesses} right="readBusinesses">
      <Businesses />
    </DeskPage>
  );
}
