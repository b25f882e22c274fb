import "./styles/tokens.css";
import "./styles/palettes.css";
import "./styles/page.css";
import "./styles/controls.css";
import "./styles/pieces.css";
import "./styles/inks.css";
import "./styles/board.css";
import "./styles/game.css";
import "./styles/dialogs.css";
import "./styles/trays.css";
import { loadAhead } from "./app/ahead";

loadAhead(location);
void import("./app/app");
